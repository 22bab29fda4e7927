import pg from 'pg'

/** The server named by TEST_DATABASE_URL, or the one that answers on this machine's standard port; empty where there is none. */
export async function findPostgres(): Promise<string> {
  const connectionString = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return connectionString
  } catch {
    return ''
  }
}
