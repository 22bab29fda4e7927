/** The jobs that were given up, and doing several of them again or discarding them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { chosenJobActs } from '../../domain/chosen-job-acts.ts'
import { readResultOf, rowIds } from '../../domain/chosen-rows.ts'
import { listedJobs } from '../../use-cases/failed-jobs.ts'
import { chosenRowsAction } from '../chosen-rows.ts'
import { sitesContext } from '../context.ts'
import { allowed, privateHeaders } from '../guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  allowed(args, 'see to failed jobs')
  const jobs = await args.context.get(sitesContext).failedJobs.list()
  const result = readResultOf(new URL(args.request.url).searchParams, chosenJobActs, rowIds.uuid)
  const shown = jobs.map(({ id, job, at, attempts, message }) => ({ id, job, at: at.toISOString(), attempts, message }))
  return data({ jobs: shown, result }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  allowed(args, 'see to failed jobs')
  const { failedJobs } = args.context.get(sitesContext)
  return await chosenRowsAction(args, {
    acts: chosenJobActs,
    asksBefore: ['discard'],
    max: listedJobs,
    idOf: rowIds.uuid,
    actOn: (act, id) => failedJobs[act](id),
  })
}
