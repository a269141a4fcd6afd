# curl, jq and OpenSSL 3
decode() { tr '_-' '/+' | awk '{ while (length($0) % 4) $0 = $0 "="; print }' | base64 -d; }

curl -fsS "{base_url}/api/external/certificates/$CERTIFICATE/credential?proof=jwt" \
  -H "x-api-key: $API_KEY" -o credential.jwt
IFS=. read -r header claims signature < <(cat credential.jwt; echo)
printf '%s.%s' "$header" "$claims" > signed
printf '%s' "$signature" | decode > signature

# did:web:certificates.example:issuers:iss_… stands for https://certificates.example/issuers/iss_…/did.json
kid=$(printf '%s' "$header" | decode | jq -r .kid)
folder=$(printf '%s' "${kid%%#*}" | cut -d: -f4- | tr : /)
curl -fsS "{base_url}/$folder/did.json" -o did.json

# An Ed25519 key in the form of OpenSSL: twelve bytes that say so, and the 32 of the key.
{ printf '\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00'
  jq -r --arg kid "$kid" '.verificationMethod[] | select(.id == $kid) | .publicKeyJwk.x' did.json | decode
} > key.der
openssl pkeyutl -verify -pubin -keyform DER -inkey key.der -rawin -in signed -sigfile signature
printf '%s' "$claims" | decode | jq -r '"signed by \(.issuer.id) valid until \(.validUntil)"'
