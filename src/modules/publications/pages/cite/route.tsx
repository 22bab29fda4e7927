import { Form, Link, useLoaderData, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import type { CrumbName } from '../../../sites/domain/navigation/breadcrumbs.ts'
import { type Text, useText } from '../../../sites/text/text.tsx'
import { CiteExports, CiteReference } from '../../components/cite-reference.tsx'
import { citationStyleNames, citationStyles } from '../../domain/citation/citation-style.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'

export { loader } from './load.ts'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** The dialog of the Cite button as a page, for browsers without scripts and for links to it. */
export default function CitePage() {
  const { citable, style, citation } = useLoaderData<typeof loader>()
  const text = useText()
  const { t } = text
  const submit = useSubmit()
  const pending = useNavigation().state !== 'idle'
  const title = t(citable.kind === 'report' ? 'cite-report' : 'cite-work')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs path={`${citation.work.path}/cite`} title={title} names={crumbNames(citation.work, text)} />
      <h1>{title}</h1>
      <p className={styles.work}>
        <Link to={citation.path}>{citation.title}</Link>
      </p>
      <Form
        className={styles.style}
        onChange={({ currentTarget }) => void submit(currentTarget, { replace: true, preventScrollReset: true })}
      >
        <Select
          key={style}
          name="style"
          label={t('citation-style')}
          defaultValue={style}
          options={citationStyles.map(value => ({ value, label: citationStyleNames[value] }))}
        />
        <Button type="submit" variant="secondary">
          {t('show-citation')}
        </Button>
      </Form>
      <CiteReference reference={citation} pending={pending} />
      <CiteExports citable={citable} />
    </main>
  )
}

/** The breadcrumbs place it beneath the cited publication, though its own path is short. */
function crumbNames({ path, title, versionNumber }: Loaded['citation']['work'], { t }: Text): Record<string, CrumbName> {
  const work = { label: { text: title } }
  if (versionNumber === null) return { [path]: work }
  const version = { label: { text: t('version-number', { number: String(versionNumber) }) } }
  return { [path.slice(0, path.lastIndexOf('/'))]: work, [path]: version }
}
