"""Operations on certificates; each write is one transaction."""
