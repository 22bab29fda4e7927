/** Readers of a page, and beside them people who sign in. */
import { readersAlongside, type Views } from './readers.ts'

interface SignIns {
  credentials: { username: string; password: string }
  /** How many take place at any moment. */
  signIns: number
  seconds: number
}

/** @throws Error where a page or a sign-in is refused: a refusal costs less than what is to be measured */
export async function readersDuringSignIns(
  origin: string,
  path: () => string,
  { credentials, signIns, seconds }: SignIns,
): Promise<Views & { signInsPerSecond: number }> {
  let signedIn = 0
  const began = performance.now()
  const signInOnce = async () => {
    await signIn(origin, credentials)
    // Those that end after the time are of no second of it.
    if (performance.now() - began < seconds * 1000) signedIn += 1
  }
  const views = await readersAlongside(origin, path, { seconds, others: Array.from({ length: signIns }, () => signInOnce) })
  return { ...views, signInsPerSecond: signedIn / seconds }
}

let places = 0

async function signIn(origin: string, credentials: SignIns['credentials']): Promise<void> {
  places += 1
  const place = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': place },
    body: new URLSearchParams(credentials),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}.`)
}
