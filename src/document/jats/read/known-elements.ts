/**
 * Elements of JATS 1.0 to 1.4 and NLM 2 and 3 that have no style of their own in running text: names of people, parts of citations, parts
 * of metadata. In text, their own text is shown without a warning.
 */
export const plainElements: ReadonlySet<string> = new Set(
  (
    'abbrev-journal-title access-date addr-line address aff aff-alternatives anonymous annotation article-title author-comment award-desc ' +
    'award-id award-name chapter-title city collab collab-alternatives collab-name collab-name-alternatives collab-wrap comment ' +
    'compound-kwd compound-kwd-part compound-subject compound-subject-part conf-acronym conf-date conf-loc conf-name conf-num ' +
    'conf-sponsor conf-theme conference contrib contrib-group contrib-id contributed-resource-group copyright-holder ' +
    'copyright-statement copyright-year corresp country data-title date date-in-citation day degrees edition elocation-id era etal ' +
    'event event-desc fax fpage funding-group award-group funding-source funding-statement given-names gov history institution ' +
    'institution-id institution-wrap isbn issn issn-l issue issue-id issue-part issue-sponsor issue-subtitle issue-title ' +
    'issue-title-group journal-id journal-title journal-subtitle kwd kwd-group lpage meta-name meta-value custom-meta custom-meta-group ' +
    'month name name-alternatives nested-kwd object-id on-behalf-of open-access page-count page-range part-title patent permissions ' +
    'person-group phone postal-code prefix price principal-award-recipient principal-investigator product pub-date pub-id publisher ' +
    'publisher-loc publisher-name rb resource-group resource-id resource-name resource-wrap role rp rt season see see-also series ' +
    'series-text series-title size source speaker state std std-organization string-conf string-date string-name subj-group subject ' +
    'suffix supplement support-description support-group support-source surname term time-stamp title-group trans-source ' +
    'trans-subtitle trans-title trans-title-group unstructured-kwd-group version volume volume-id volume-issue-group volume-series ' +
    'year date-parts time license license-p ali:license_ref ali:free_to_read sig count label subtitle attrib alt-text long-desc ' +
    'citation-alternatives note verse-line article-id article-version journal-title-group'
  ).split(' '),
)
