/** A gateway or collection that contains a publication. The gateways add where they stand, by declaration merging. */
export interface GatewayOfItem {
  id: number
  name: string
  /** Its path in the metadata of the publication; null for the only gateway of a site, which is the site itself. */
  collectionPath: string | null
}
