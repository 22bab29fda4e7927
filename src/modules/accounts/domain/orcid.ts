/**
 * Checks the last character of an ORCID iD against the others (ISO/IEC 7064, MOD 11-2).
 * @param orcid as `readOrcid` gives it: 0000-0002-1825-0097
 */
export function hasOrcidChecksum(orcid: string): boolean {
  const characters = orcid.replaceAll('-', '')
  if (!/^\d{15}[\dX]$/.test(characters)) return false
  const total = [...characters.slice(0, 15)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return characters.at(-1) === (check === 10 ? 'X' : String(check))
}
