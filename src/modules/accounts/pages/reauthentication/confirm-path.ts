/** The path of the page for re-authentication. @param returnTo the page of this site that follows */
export const confirmPath = (returnTo: string): string => `/my/confirm?${new URLSearchParams({ returnTo })}`
