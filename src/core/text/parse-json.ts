/** @returns undefined for invalid JSON, which no schema of a value accepts */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
