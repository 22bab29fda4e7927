/** Fetches the organisations whose names match a text (specification, accounts.md section 7 “Affiliations”). */
import { formLimits } from '../../../../core/forms/limits.ts'
import type { Suggestion } from '../../../../ui/suggestions.ts'

/** @throws where there is no answer, or none that can be read */
export async function suggestInstitutions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const searchParams = new URLSearchParams({
    mode: 'name',
    limit: String(formLimits.affiliationSuggestions),
    outputfields: 'name,ror,place',
    q: query,
  })
  const response = await fetch(`/api/affiliations/suggest?${searchParams}`, { signal })
  if (!response.ok) throw new Error(`There are no suggestions: ${response.status}`)
  return readSuggestions(await response.json())
}

/** Entries that are malformed are left out. */
export function readSuggestions(answer: unknown): Suggestion[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((found: unknown): Suggestion[] => {
    const { name, ror, place } = fieldsOf(found)
    if (typeof name !== 'string' || typeof ror !== 'string') return []
    const { name: city, aalevel1: state, country_code: country } = fieldsOf(place)
    const description = [city, country].filter(part => typeof part === 'string' && part !== '').join(', ')
    const fills = Object.fromEntries(
      Object.entries({ place: city, state, countryCode: country }).flatMap(([field, value]) =>
        typeof value === 'string' && value !== '' ? [[field, value.slice(0, formLimits.textLength)]] : [],
      ),
    )
    return [{ id: ror, label: name, ...(description && { description }), fills }]
  })
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})
