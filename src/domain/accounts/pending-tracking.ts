/** A request to track that waits until its reader has signed in (specification, accounts.md section 4 “Tracking”). */

export interface PendingTracking {
  contentId: number
  contentType: 'ARTICLE' | 'COLLECTION'
  /** Where the reader was, from the site's root. */
  returnTo: string
}

/** Where a reader who is not signed in is sent to track something: sign-in applies the request and leads back. */
export const trackingSignInPath = ({ contentId, contentType, returnTo }: PendingTracking): string =>
  `/login?${new URLSearchParams({ toggleTracking: 'true', trackContentId: String(contentId), trackContentType: contentType, returnTo })}`
