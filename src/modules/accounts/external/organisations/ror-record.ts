/** Parses a record of the Research Organization Registry, schema version 2 (https://ror.readme.io/docs/ror-data-structure). */
import { z } from 'zod'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { readRor } from '../../../../document/metadata/identifiers.ts'
import { type Organisation, organisationStatuses } from '../../domain/organisations/organisation.ts'

const maxNameLength = 500
const maxNames = 200

const line = z
  .string()
  .transform(text => normaliseLine(text).slice(0, maxNameLength))
  .nullish()
const nameSchema = z.object({
  value: z.string().transform(text => normaliseLine(text).slice(0, maxNameLength)),
  types: z.array(z.string()).min(1),
})
const recordSchema = z.object({
  id: z.string().transform((text, context) => {
    const ror = readRor(text)
    if (ror === null) context.addIssue({ code: 'custom', message: 'must be a ROR id such as https://ror.org/00abc1234' })
    return ror ?? ''
  }),
  status: z.enum(organisationStatuses),
  types: z.array(z.string()).max(20).default([]),
  names: z.array(nameSchema).min(1).max(maxNames),
  locations: z
    .array(
      z.object({
        geonames_details: z.object({
          name: line,
          country_code: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .nullish(),
          country_subdivision_name: line,
        }),
      }),
    )
    .default([]),
})

export type ReadRecord = { kind: 'organisation'; organisation: Organisation } | { kind: 'wrong'; message: string }

/** @param record as JSON has it */
export function readRorRecord(record: unknown): ReadRecord {
  const read = recordSchema.safeParse(record)
  if (!read.success) {
    const [issue] = read.error.issues
    return { kind: 'wrong', message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}` }
  }
  const { id, status, types, names, locations } = read.data
  const named = names.filter(({ value }) => value !== '')
  const shown = named.find(name => name.types.includes('ror_display')) ?? named.find(name => name.types.includes('label')) ?? named[0]
  if (shown === undefined) return { kind: 'wrong', message: 'names: none of them says anything' }
  const others = new Map<string, string>()
  for (const { value, types: kinds } of named)
    if (value !== shown.value && !others.has(value)) others.set(value, kinds.find(kind => kind !== 'ror_display') ?? 'label')
  const place = locations[0]?.geonames_details
  return {
    kind: 'organisation',
    organisation: {
      ror: id,
      name: shown.value,
      otherNames: [...others].map(([name, type]) => ({ type, name })),
      place: {
        name: place?.name || null,
        aalevel1: place?.country_subdivision_name || null,
        countryCode: place?.country_code ?? null,
      },
      types,
      status,
    },
  }
}
