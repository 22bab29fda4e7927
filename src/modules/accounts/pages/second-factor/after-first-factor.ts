import type { SignedIn } from '../../../../core/access/user.ts'
import { secondFactorPath } from '../../../sites/pages/sign-in-path.ts'

/** The page after signing in: before the wanted one, whose roles need a second factor is asked for it. */
export const afterFirstFactor = ({ withheld }: Pick<SignedIn, 'withheld'>, returnTo: string): string =>
  withheld?.isHere ? secondFactorPath(returnTo) : returnTo
