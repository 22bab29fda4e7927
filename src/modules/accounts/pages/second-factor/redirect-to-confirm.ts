import { redirect } from 'react-router'
import { isHttpError } from '../../../../core/http/http-error.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { confirmPath } from '../reauthentication/confirm-path.ts'
import { confirmFactorPath } from './paths.ts'

/** This redirects to the re-authentication of the user where that is required. @param returnTo the page that follows */
export const redirectToConfirm =
  (returnTo: string) =>
  (error: unknown): never => {
    if (!isHttpError(error)) throw error
    if (error.code === 'SECOND_FACTOR_REQUIRED') throw redirect(confirmFactorPath(returnTo), { headers: privateHeaders })
    throw error.code === 'FRESH_SIGN_IN_REQUIRED' ? redirect(confirmPath(returnTo), { headers: privateHeaders }) : error
  }
