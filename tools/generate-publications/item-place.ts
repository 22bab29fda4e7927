/** The identity of a generated publication: key, DOI and path follow from the seed and its number. */
export interface ItemPlace {
  /** Seeds its choices. */
  key: string
  /** The DOI without the version. */
  doi: string
  publicationId: number
  volumeOf(year: number): number
}

/** Above every volume of the demo library, so that no path is used twice. */
const volumeBase = 100
const idsPerSeed = 1_000_000
const seedRooms = 2000

/** @param number 1 is the first */
export function placeItem(seed: number, number: number): ItemPlace {
  return {
    key: `${seed}-${number}`,
    doi: `10.5555/generated-${seed}.${number}`,
    // Two seeds may share a room; the store then finds a free number.
    publicationId: (seed % seedRooms) * idsPerSeed + number,
    volumeOf: year => volumeBase + year - 2000,
  }
}
