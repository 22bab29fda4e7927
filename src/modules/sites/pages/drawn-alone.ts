/**
 * Set by the route of a document that is looked at in a frame of another page: it is sent without scripts, runs none, and its links open
 * elsewhere.
 */
import { createContext } from 'react-router'

export const isDrawnAlone = createContext(false)

/** What such a document may, as an `iframe` and a content-security policy say it: be looked into by the page around it, and open links. */
export const sandboxOfDrawn = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
