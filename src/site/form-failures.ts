import type { FormRefusal } from './components/account-form/use-account-form.ts'

/** What somebody is told where it is not their entries that are wrong. By name: the application's class is another one than this bundle's. @throws what nobody can be told anything of */
export function refusalOfFailure(error: unknown): FormRefusal {
  const name = error instanceof Error ? error.name : ''
  if (name === 'OriginUnknownError') {
    console.error(error instanceof Error ? error.message : '')
    return { errors: {}, message: { key: 'letters-not-set-up', values: {} } }
  }
  if (name === 'TooManySignInsError') return { errors: {}, message: { key: 'account-busy', values: {} } }
  throw error
}
