import { href } from '../../../../core/http/href.ts'

const withReturn = (path: string, returnTo: string): string => `${path}?${new URLSearchParams({ returnTo })}`

/** The page that asks for the factor even if the session has given it before. @param returnTo the page of this site that follows */
export const confirmFactorPath = (returnTo: string): string => `${withReturn(href('/my/second-factor'), returnTo)}&confirm=`

/** The page that sets up an authenticator app. @param returnTo as above */
export const authenticatorPath = (returnTo: string): string => withReturn(href('/my/second-factor/app'), returnTo)
