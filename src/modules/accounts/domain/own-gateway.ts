/** A gateway or collection that a user affiliates with (decision 0047). The affiliation grants no rights. */
export interface OwnGateway {
  id: number
  /** The key of the gateway's platform. */
  platform: string
  /** The gateway's slug. */
  url: string
  name: string
}
