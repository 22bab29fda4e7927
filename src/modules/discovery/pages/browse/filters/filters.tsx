import worldSearch from '@tabler/icons/outline/world-search.svg?raw'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { articleTypeKeys } from '../../../../publications/components/article-type-keys.ts'
import { contentTypeMessages } from '../../../../publications/components/content-type-messages.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { withFeed } from '../../../domain/search/browse-changes.ts'
import { browsePath } from '../../../domain/search/browse-path.ts'
import type { BrowseFacets, BrowseResults, FacetOption, LibraryResults, NamedOption } from '../../../domain/search/browse-results.ts'
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
  const types = offeredTypes(results)
  return (
    <>
      {subjectLevels === null && <RetainedSubjects subjects={results.query.subjects} />}
      {subjectLevels !== null && subjectLevels.length > 0 && (
        <Group title={t('filter-subject')} open>
          <SubjectChooser levels={subjectLevels} approximate={approximate} />
        </Group>
      )}
      {types.length > 0 && (
        <Group title={t('browse-types')} open>
          <FacetOptions
            name="contentTypes"
            title={t('browse-types')}
            options={types.map(option => choiceOf(option, t(contentTypeMessages[option.value].many)))}
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
        options={facets.articleTypes.map(option => choiceOf(option, t(articleTypeKeys[option.value])))}
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
      <FilterActions clearPath={results.clearPath} beside />
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

/** All types keep their places in a list with results; where there are none, zeros alone would say nothing. */
const offeredTypes = ({ facets, total }: LibraryResults): BrowseFacets['contentTypes'] =>
  total.value > 0 ? facets.contentTypes : facets.contentTypes.filter(({ count, chosen }) => chosen || count !== 0)

/** Whether there is anything to choose or take back beside the list. */
export function offersFilters(results: LibraryResults): boolean {
  const { facets, subjectLevels, query } = results
  const { contentTypes: _, peerReviewed, ...lists } = facets
  return (
    offeredTypes(results).length > 0 ||
    peerReviewed.chosen ||
    peerReviewed.count !== 0 ||
    Object.values(lists).some(options => options.length > 0) ||
    // Subjects that cannot be chosen are kept by the form's hidden fields.
    (subjectLevels === null ? query.subjects.length > 0 : subjectLevels.length > 0)
  )
}

interface FilterActionsProps {
  clearPath: string
  /** Whether they follow filters that a script applies one by one. */
  beside?: boolean
}

export function FilterActions({ clearPath, beside = false }: FilterActionsProps) {
  const { t } = useText()
  return (
    <div className={styles.actions} data-beside={beside || undefined}>
      <Button type="submit" size="small" data-apply-filters="fields">
        {t('filters-apply')}
      </Button>
      {beside && (
        <Button type="submit" size="small" data-apply-filters="list">
          {t('filters-show')}
        </Button>
      )}
      <Link to={clearPath} preventScrollReset className={styles.clear}>
        {t('filters-clear')}
      </Link>
    </div>
  )
}

/** Switches to the same search in the external open literature, and back. */
export function FeedToggle({ results }: { results: BrowseResults }) {
  const { t } = useText()
  if (!results.feedOffered && results.kind === 'library') return null
  const to = browsePath(withFeed(results.query, results.kind === 'library' ? 'EPMC' : 'library'), results.within?.path ?? null)
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
