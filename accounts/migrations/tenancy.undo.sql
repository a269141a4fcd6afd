DROP FUNCTION accounts_find_key(text);
DROP FUNCTION accounts_protect_tables(text);
DROP FUNCTION accounts_protect_table(regclass, text);
