/** Loads and changes the editorial status of one version, with its history. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { allowedSomewhere, privateHeaders, refusedPage } from '../../../sites/pages/guard.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import type { MessageKey, Text } from '../../../sites/text/text.tsx'
import { itemPath } from '../../domain/content/item-path.ts'
import { statusChangeSchema, type WantedStatus } from '../../domain/peer-review/status-changes.ts'
import { publicationsContext } from '../context.ts'
import { statusKeys } from '../status-keys.ts'

const idIn = ({ versionId = '' }: LoaderFunctionArgs['params']): VersionId => {
  const id = parseId<VersionId>(versionId)
  if (id === null) throw pageNotFound()
  return id
}

/** The choice after which the status follows from the reports again. */
const derived = 'DERIVED'
const keyOf = (status: WantedStatus): MessageKey => (status === null ? 'editorial-status-derived' : statusKeys[status])
const nameOf = ({ t }: Text, status: WantedStatus): string => t(keyOf(status))

export async function loader(args: LoaderFunctionArgs) {
  const { user, access } = allowedSomewhere(args, 'set an editorial status')
  const { editorial } = args.context.get(publicationsContext)
  const found = await editorial.findStatus({ ...access, user: user }, idIn(args.params))
  if (found.kind !== 'found') throw refusedPage(found)
  const { version } = found
  const text = await requestText(args.context.get(pageRequestContext))
  const { t } = text
  const query = new URL(args.request.url).searchParams
  const shown = {
    heading: t('editorial-status'),
    title: t('editorial-status-of', { title: version.title, number: String(version.versionNumber) }),
    path: itemPath('ARTICLE', version, version.versionNumber),
    now: version.status === null ? t('editorial-status-none') : nameOf(text, version.status),
    nowLabel: t('editorial-status-now'),
    setByPerson: version.isSet && version.changes[0]?.byReports !== true ? t('editorial-status-set') : null,
    said: query.has('done') ? t('editorial-status-changed') : null,
    form: {
      action: href('/my/versions/:versionId/status', { versionId: version.id }),
      choices: version.allowed.map(status => ({ value: status ?? derived, name: nameOf(text, status) })),
      choose: t('editorial-status-new'),
      reason: t('editorial-status-reason'),
      record: t('editorial-status-record'),
      send: t('editorial-status-send'),
      nothing: t('editorial-status-nothing'),
    },
    log: t('editorial-status-log'),
    changes: version.changes.map(({ id, from, to, reason, by: name, byCommandLine, byReports, changedAt }) => ({
      ...{ id, reason, changedAt: changedAt.toISOString() },
      what: `${from === null ? t('editorial-status-none') : nameOf(text, from)} → ${nameOf(text, to)}`,
      who: byReports
        ? t('editorial-status-by-reports')
        : byCommandLine
          ? t('editorial-status-by-command-line')
          : (name ?? t('editorial-status-by-gone')),
    })),
  }
  return data(shown, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { user, access } = allowedSomewhere(args, 'set an editorial status')
  const { editorial } = args.context.get(publicationsContext)
  const versionId = idIn(args.params)
  const entries = await args.request.formData()
  const { t } = await requestText(args.context.get(pageRequestContext))
  const refuse = (status: number, message: MessageKey) => data({ message: t(message) }, { status, headers: privateHeaders })
  const status = entries.get('status')
  const entered = statusChangeSchema.safeParse({
    status: status === derived ? null : status,
    reason: entries.get('reason'),
    versionOfRecordDoi: entries.get('record') || null,
  })
  if (!entered.success) return refuse(422, 'editorial-status-incomplete')
  const outcome = await editorial.changeStatus({ ...access, user: user }, versionId, entered.data)
  switch (outcome.kind) {
    case 'missing':
    case 'forbidden':
    case 'conflict':
      throw refusedPage(outcome)
    case 'refused':
      return refuse(409, 'editorial-status-refused')
    case 'version-of-record-missing':
      return refuse(422, 'editorial-status-record-missing')
    case 'changed':
      return redirect(`${href('/my/versions/:versionId/status', { versionId })}?done`, { status: 303, headers: privateHeaders })
  }
}
