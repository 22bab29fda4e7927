import { href } from '../../../../core/http/href.ts'

/** The path of the page for re-authentication. @param returnTo the page of this site that follows */
export const confirmPath = (returnTo: string): string => `${href('/my/confirm')}?${new URLSearchParams({ returnTo })}`
