import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { testId } from '../../../tests/support/ids.ts'
import type { Schema } from '../database/schema.ts'
import { idEntrySchema, idSchema } from './id-schema.ts'
import { parseId } from './parse-id.ts'
import type { AccountId, AssetId, VersionId } from './shared-ids.ts'

const account = testId<AccountId>(1)
const version = testId<VersionId>(2)

// The type check refuses what is marked here, and refuses a mark where there is nothing to refuse.
it('ids of other tables and plain numbers are refused by the compiler, and ids are numbers at run time', () => {
  const takesAccount = (id: AccountId): number => id
  expect([
    takesAccount(account),
    // @ts-expect-error The id of a version is no account's.
    takesAccount(version),
    // @ts-expect-error A number is no id.
    takesAccount(3),
    // @ts-expect-error What was parsed as a version's is no account's.
    takesAccount(idSchema<VersionId>().parse(4)),
    // @ts-expect-error What was parsed may be no id.
    takesAccount(parseId<AccountId>('5')),
    // @ts-expect-error A parser that is not told the table makes no id.
    takesAccount(parseId('6')),
  ]).toEqual([1, 2, 3, 4, 5, 6])
})

it('a query takes only ids of the table that its column refers to', () => {
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: each => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const versions = db.selectFrom('version').select('id')
  const queries = [
    versions.where('id', '=', version),
    // @ts-expect-error An account's id is none of a version.
    versions.where('id', '=', account),
    // @ts-expect-error Nor is it in a list of them.
    versions.where('id', 'in', [account]),
    // @ts-expect-error A row names an account by an account's id.
    db.insertInto('account_gateway').values({ account_id: version, gateway_id: testId(3) }),
  ]
  expect(queries.map(query => query.compile().parameters)).toEqual([[2], [1], [1], [2, 3]])
})

it('an id that may belong to several tables fits each of them', () => {
  const id = parseId<VersionId & AssetId>('7')
  const [ofVersion, ofAsset]: [VersionId | null, AssetId | null] = [id, id]
  expect([ofVersion, ofAsset]).toEqual([7, 7])
})

it.each([0, -1, 1.5, 2_147_483_648, '7', null])('%j in JSON is no id', given => {
  expect(idSchema<VersionId>().safeParse(given).success).toBe(false)
})

it.each(['x', '', '0', '-1', '1.5', '2147483648', '1e20', null, undefined])(
  '%j in form data is refused as an id, with one message that says what is expected',
  given => {
    const { error } = idEntrySchema<VersionId>().safeParse(given)
    expect(error?.issues.map(({ message }) => message)).toEqual(['must be a whole number from 1 to 2147483647'])
  },
)
