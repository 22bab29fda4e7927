/** These headers tell how a browser asks for a file. */
export interface FileRequest {
  method: string
  /** The header Range. */
  range: string | undefined
  /** The headers Sec-Fetch-Dest, Sec-Fetch-Mode and Sec-Purpose, which browsers set themselves. */
  destination: string | undefined
  mode: string | undefined
  purpose: string | undefined
}
