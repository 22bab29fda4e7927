/** Where somebody who is signed in shows once more that it is them. @param returnTo page of this site that they go on to */
export const confirmPath = (returnTo: string): string => `/my/confirm?${new URLSearchParams({ returnTo })}`
