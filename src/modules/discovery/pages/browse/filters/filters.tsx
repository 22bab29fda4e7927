import worldSearch from '@tabler/icons/outline/world-search.svg?raw'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { contentTypeMessages } from '../../../../publications/components/content-type-messages.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { browseAddress } from '../../../domain/search/browse-address.ts'
import { withFeed } from '../../../domain/search/browse-changes.ts'
import type { BrowseResults, FacetOption, LibraryResults, NamedOption } from '../../../domain/search/browse-results.ts'
import { linkIcon } from '../results/link-icons.ts'
import { FacetBox, type FacetChoice, FacetOptions } from './facet-options.tsx'
import styles from './filters.module.css'
import { SubjectChooser } from './subject-chooser.tsx'

const choiceOf = <Value extends string | number>({ value, count, chosen }: FacetOption<Value>, label: string): FacetChoice => ({
  value: String(value),
  label,
  count,
  chosen,
})
const named = (options: readonly NamedOption[]): FacetChoice[] => options.map(option => choiceOf(option, option.name))

/** The filters of the list, each with the number of results that it would add. They are part of the page's form. */
export function Filters({ results }: { results: LibraryResults }) {
  const { t } = useText()
  const { facets, subjectLevels, countsApproximate: approximate } = results
  return (
    <>
      {subjectLevels === null && <RetainedSubjects subjects={results.query.subjects} />}
      {subjectLevels !== null && subjectLevels.length > 0 && (
        <Group title={t('filter-subject')} open>
          <SubjectChooser levels={subjectLevels} approximate={approximate} />
        </Group>
      )}
      {facets.contentTypes.length > 0 && (
        <Group title={t('browse-types')} open>
          <FacetOptions
            name="contentTypes"
            title={t('browse-types')}
            options={facets.contentTypes.map(option => choiceOf(option, t(contentTypeMessages[option.value].many)))}
            approximate={approximate}
          />
        </Group>
      )}
      {(facets.peerReviewed.chosen || facets.peerReviewed.count !== 0) && (
        <Group title={t('filter-peer-review')} open>
          <FacetBox
            name="peerReviewed"
            option={{ value: 'true', label: t('filter-passed'), ...facets.peerReviewed }}
            approximate={approximate}
          />
        </Group>
      )}
      <Facet
        name="articleTypes"
        title={t('filter-article-types')}
        options={facets.articleTypes.map(option => choiceOf(option, t(`article-type-${option.value}`)))}
        approximate={approximate}
      />
      <Facet name="documentTypeIds" title={t('filter-document-types')} options={named(facets.documentTypeIds)} approximate={approximate} />
      <Facet
        name="publishedYears"
        title={t('filter-years')}
        options={facets.publishedYears.map(option => choiceOf(option, String(option.value)))}
        approximate={approximate}
      />
      <Facet name="fundingBodies" title={t('filter-funders')} options={named(facets.fundingBodies)} approximate={approximate} />
      {results.within === null && (
        <Facet name="gatewayIds" title={t('filter-gateways')} options={named(facets.gatewayIds)} approximate={approximate} />
      )}
      {approximate && <p className={styles.approximate}>{t('filters-approximate')}</p>}
      <FilterActions clearAddress={results.clearAddress} />
    </>
  )
}

/** Where readers cannot choose a subject, the form keeps the subject of the page. */
function RetainedSubjects({ subjects }: { subjects: readonly string[] }) {
  return subjects.map((slug, level) => <input key={slug} type="hidden" name={`term${level}`} value={slug} />)
}

interface FacetProps {
  name: string
  title: string
  options: readonly FacetChoice[]
  approximate: boolean
}

/** A list of options that is closed until one is chosen; renders nothing without options. */
function Facet({ options, title, ...rest }: FacetProps) {
  if (options.length === 0) return null
  return (
    <Group title={title} open={options.some(({ chosen }) => chosen)}>
      <FacetOptions options={options} title={title} {...rest} />
    </Group>
  )
}

/** @param open initial state only; afterwards the reader opens and closes it, and search results do not */
function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [atFirst] = useState(open)
  return (
    <details className={styles.group} open={atFirst}>
      <summary className={styles.groupTitle}>{title}</summary>
      <div className={styles.groupContent}>{children}</div>
    </details>
  )
}

export function FilterActions({ clearAddress }: { clearAddress: string }) {
  const { t } = useText()
  return (
    <div className={styles.actions}>
      <Button type="submit" size="small" data-apply-filters>
        {t('filters-apply')}
      </Button>
      <Link to={clearAddress} preventScrollReset className={styles.clear}>
        {t('filters-clear')}
      </Link>
    </div>
  )
}

/** Switches to the same search in the external open literature, and back. */
export function FeedToggle({ results }: { results: BrowseResults }) {
  const { t } = useText()
  if (!results.feedOffered && results.kind === 'library') return null
  const to = browseAddress(withFeed(results.query, results.kind === 'library' ? 'EPMC' : 'library'), results.within?.path ?? null)
  return (
    <Link to={to} className={styles.feed} preventScrollReset>
      <Icon svg={worldSearch} />
      {t(results.kind === 'library' ? 'filter-feed' : 'filter-feed-back')}
    </Link>
  )
}

/** The site's custom links beneath /browse (specification, reading.md section 2.2). */
export function CustomLinks({ links }: { links: BrowseResults['customLinks'] }) {
  const { t, translateKey } = useText()
  if (links.length === 0) return null
  return (
    <nav aria-label={t('filter-more-links')} className={styles.customLinks}>
      <ul>
        {links.map(({ label, icon, link }) => (
          <li key={link}>
            <Link to={link}>
              <Icon svg={linkIcon(icon)} />
              {translateKey(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
