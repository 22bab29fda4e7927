/** Signing in (specification, accounts.md sections 2 “Sign-in screens” and 4 “Login”). */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { afterSignIn } from '../../../domain/accounts/last-page.ts'
import { siteRequest } from '../../context.ts'
import { forOneAlone } from '../../guard.ts'

/** Somebody who is signed in already goes on. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const returnTo = afterSignIn(new URL(request.url).searchParams.get('returnTo'))
  const { visitor, accounts, platform, brand, origin } = context.get(siteRequest)
  if (visitor.kind === 'signed-in') throw redirect(returnTo, { headers: forOneAlone })
  return data({ returnTo, providers: accounts.identities.providers({ platform, brand, origin }) }, { headers: forOneAlone })
}

export type SignInAnswer = { kind: 'incomplete' } | { kind: 'wrong' } | { kind: 'too-many'; minutes: number }

const field = (entries: FormData, name: string): string => {
  const entry = entries.get(name)
  return typeof entry === 'string' ? entry : ''
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { platform, accounts, asker, presented } = context.get(siteRequest)
  const entries = await request.formData()
  const asked = { username: field(entries, 'username'), password: field(entries, 'password'), remember: entries.has('remember-me') }
  const answer = (status: number, said: SignInAnswer) =>
    data({ answer: said, username: asked.username.slice(0, 254) }, { status, headers: forOneAlone })
  // Skipped silently (section 5).
  if (asked.username.trim() === '' || asked.password === '') return answer(422, { kind: 'incomplete' })
  const outcome = await accounts.sessions.signIn(platform.key, asked, asker, presented)
  switch (outcome.kind) {
    case 'wrong':
      return answer(422, { kind: 'wrong' })
    case 'too-many':
      return answer(429, { kind: 'too-many', minutes: Math.ceil(outcome.wait / 60) })
    case 'signed-in': {
      const headers = new Headers(forOneAlone)
      for (const cookie of outcome.setCookies) headers.append('Set-Cookie', cookie)
      return redirect(afterSignIn(field(entries, 'returnTo')), { status: 303, headers })
    }
  }
}
