const maxIdLength = 2_147_483_647

/** Reads the id of something that is stored, as addresses and forms have it; null for anything else. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id !== null && id <= maxIdLength ? id : null
}
