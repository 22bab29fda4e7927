/** The identity providers of an installation: ORCID by its own settings, institutions by a file (RECTO_IDENTITY_PROVIDERS). */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { OperatorError } from '../../../../core/operator-error.ts'
import type { ProviderDescription } from './identity-provider.ts'

export interface ProviderSettings extends ProviderDescription {
  /** The OpenID Connect issuer URL, from which the metadata is discovered. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Keys of the platforms that offer it; null: all. */
  platforms: readonly string[] | null
}

const thisMachine = /^(?:([a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Encrypted, unless the provider runs on this machine: an answer that others can read or change proves nothing. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && thisMachine.test(url.hostname))
}
export const issuerError = 'must be an address that begins with https:// (http:// for this machine alone), without ? and #'

const institutionsSchema = z
  .array(
    z.strictObject({
      key: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens, 40 at most')
        .refine(key => key !== 'orcid', 'is ORCID’s, which has settings of its own (RECTO_ORCID_CLIENT_ID)'),
      name: z.string().trim().min(1, 'must not be empty').max(120, 'must not be longer than 120 characters'),
      issuer: z.string().refine(isIssuer, issuerError),
      clientId: z.string().min(1, 'must not be empty'),
      clientSecret: z.string().min(1, 'must not be empty'),
      platforms: z.array(z.string()).min(1, 'must name a platform, or be left out for all').optional(),
    }),
  )
  .superRefine((listed, context) => {
    for (const [position, { key }] of listed.entries()) {
      if (listed.findIndex(other => other.key === key) < position)
        context.addIssue({ code: 'custom', path: [position, 'key'], message: `“${key}” stands here twice` })
    }
  })

interface Configured {
  orcid: { issuer: string; clientId: string; clientSecret: string } | null
  /** Path of a JSON file, or null. */
  institutionsFile: string | null
  /** Keys of all platforms. */
  platforms: ReadonlySet<string>
}

/** @throws OperatorError where the file is invalid; the message contains no secret */
export async function readProviderSettings({ orcid, institutionsFile, platforms }: Configured): Promise<ProviderSettings[]> {
  const own: ProviderSettings[] = orcid === null ? [] : [{ key: 'orcid', kind: 'orcid', name: 'ORCID', platforms: null, ...orcid }]
  if (institutionsFile === null) return own
  const fail = (problem: string): never => {
    throw new OperatorError(`RECTO_IDENTITY_PROVIDERS: ${institutionsFile} ${problem}`)
  }
  const text = await readFile(institutionsFile, 'utf8').catch(() => fail('cannot be read.'))
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The parser's message would quote the file, and with it a secret.
    return fail('is no JSON.')
  }
  const parsed = institutionsSchema.safeParse(content)
  if (!parsed.success)
    return fail(`is wrong:\n${parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`).join('\n')}`)
  for (const [position, institution] of parsed.data.entries()) {
    const unknown = institution.platforms?.find(key => !platforms.has(key))
    if (unknown !== undefined) return fail(`is wrong:\n  ${position}.platforms: there is no platform “${unknown}”`)
  }
  return [...own, ...parsed.data.map(each => ({ ...each, kind: 'institution' as const, platforms: each.platforms ?? null }))]
}
