/** Credentials are what a request says of its sender. The module accounts reads it from the headers and checks it. */

/** The client that a request comes from, for the holder's own list of sessions. */
export interface ClientInfo {
  network: string
  userAgent: string
}

/** The credentials that a request carries. */
export interface Credentials {
  session?: string | undefined
  rememberMe?: string | undefined
  /** The header F1000-AuthBearer: it takes precedence over a cookie, and if it is invalid, nobody is signed in. */
  bearer?: string | undefined
}
