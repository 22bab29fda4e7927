/**
 * Where attention is asked for: at the address that the installation names (RECTO_ALTMETRIC_URL), else at that of its own site, else at the
 * first that another site names (`additionalDetails.altmetricUrl`). One service answers for all, since figures are kept by DOI.
 */
import type { Platforms } from '../platforms/load-platforms.ts'

export function attentionAddress(named: string | null, { all }: Pick<Platforms, 'all'>, defaultPlatform: string): string | null {
  const addresses = [all.get(defaultPlatform), ...all.values()].map(site => site?.platform.additionalDetails.altmetricUrl ?? null)
  return named ?? addresses.find(address => address !== null) ?? null
}
