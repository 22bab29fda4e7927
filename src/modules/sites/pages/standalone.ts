/**
 * Set by the route of a document that is looked at in a frame of another page: it is sent without scripts, runs none, and its links open
 * elsewhere.
 */
import { createContext } from 'react-router'

export const isStandalone = createContext(false)

/**
 * The sandbox of such a document, as an `iframe` and a Content-Security-Policy take it: the page around it may inspect it, and it may open
 * links.
 */
export const standaloneSandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
