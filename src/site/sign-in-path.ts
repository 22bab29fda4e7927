/** Where somebody signs in, and which page they go on to. The sign-in page and its like lead on by themselves. */
export const signInPath = (page: string): string =>
  /^\/(?:$|login|register|password|signout)/.test(page) ? '/login' : `/login?returnTo=${encodeURIComponent(page)}`
