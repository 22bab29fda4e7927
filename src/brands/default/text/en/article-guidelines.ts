/** The guidelines for authors of articles, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'guidelines-lead': 'What an article needs before it can be published here, and what happens to it afterwards.',
  'guidelines-description': 'How to write an article for {site}: types, structure, data, reporting, references and open peer review.',
  'guidelines-sections': 'On this page',
  'guidelines-no-articles': 'Articles cannot be submitted here at present. If you have a question, write to {contact}.',

  'guidelines-before': 'Before you submit',
  'guidelines-before-original':
    'The work is your own, has not been published in a journal and is not being considered by one. A preprint is no obstacle.',
  'guidelines-before-authors':
    'Everybody who is named as an author has contributed to the work and agrees that it is submitted. Say who did what by the roles of {credit}, and give each author’s affiliation and ORCID iD.',
  'guidelines-before-licence':
    'The article is published under the Creative Commons Attribution licence (CC BY): anybody may share and adapt it who names you as its authors.',
  'guidelines-before-tools':
    'Programs that write text or make pictures cannot be authors. Where you used one, say which and for what; you answer for what it made.',

  'guidelines-types': 'Types of article',
  'guidelines-types-text': 'Choose the type that your work is. If none seems to fit, ask {contact} before you write.',
  'guidelines-types-findings': 'New findings',
  'guidelines-types-findings-text':
    'Findings of every size, and those that confirm, contradict or find nothing too. What counts is a sound method and open data.',
  'guidelines-types-methods': 'Methods, data and software',
  'guidelines-types-methods-text':
    'What others can build upon: a protocol before the study begins, a method, a data set described, a tool with its source code.',
  'guidelines-types-practice': 'Cases and practice',
  'guidelines-types-practice-text': 'What was seen and done in single cases and in everyday work, told so that others can learn from it.',
  'guidelines-types-views': 'Reviews and arguments',
  'guidelines-types-views-text': 'What is known so far, and what may be thought of it. Every claim rests on a source that can be checked.',

  'guidelines-structure': 'Structure',
  'guidelines-structure-title':
    'The title says what was studied and how, in words that somebody from a neighbouring field understands. It does not claim more than the article shows.',
  'guidelines-structure-abstract':
    'The abstract has at most 300 words and no references. For research it is divided into background, methods, results and conclusions.',
  'guidelines-structure-keywords': 'Up to eight keywords, which do not repeat the title, help readers to find the article.',
  'guidelines-structure-text':
    'Research articles have an introduction, methods, results and a discussion; other types may be divided as suits them. Methods are written so that another group could repeat the work without asking you.',
  'guidelines-structure-figures':
    'Figures and tables are numbered in the order in which the text names them. Each has a title and a legend that can be understood alone, and an alternative text for those who cannot see it. Nothing in a picture is added, removed or moved.',
  'guidelines-structure-end':
    'At the end stand the statements on data and software, competing interests, funding with grant numbers, acknowledgements and the authors’ contributions. Where there is nothing to declare, say so.',
  'guidelines-structure-files':
    'Send the text as Word, LaTeX or JATS, with formulas as formulas and tables as tables, and each figure as a file of its own: drawings as vectors, photographs with 300 dots per inch.',

  'guidelines-data': 'Data and software',
  'guidelines-data-deposit':
    'The data that the findings rest on lie in a recognised repository before you submit, under a licence that lets others use them: CC0, or CC BY.',
  'guidelines-data-statement':
    'The article says for each data set where it is: repository, title, identifier (a DOI or an accession number) and licence. That holds for data of others too.',
  'guidelines-data-restricted':
    'Where data cannot be open, because they could make people recognisable or belong to somebody else, the article says why, who may have them, and how they are asked for.',
  'guidelines-data-software':
    'Source code is open, has a licence approved by the {osi}, and is archived with a DOI in the version that was used.',

  'guidelines-reporting': 'Ethics and reporting',
  'guidelines-reporting-approval':
    'Research with people or animals names the committee that approved it and the number of the approval, or says why none was needed. Who took part gave informed consent; whoever could be recognised has agreed to be shown.',
  'guidelines-reporting-trials':
    'Clinical trials were registered before the first person took part. The number of the registration stands in the abstract.',
  'guidelines-reporting-guideline':
    'Follow the reporting guideline for your kind of study: CONSORT for trials, PRISMA for systematic reviews, STROBE for observations, ARRIVE for animals, CARE for cases. The {equator} lists all of them. The completed checklist is deposited with the data.',
  'guidelines-reporting-statistics':
    'Statistics name the tests, the sizes of samples, exact values and how uncertain they are, and say what was planned beforehand and what was not.',

  'guidelines-references': 'References',
  'guidelines-references-style':
    'Any style will do, if you keep to it: it is set in ours later. What counts is that each reference is complete, with authors, year, title, source and DOI.',
  'guidelines-references-data': 'Data sets, software, protocols and preprints are cited in the list like articles.',
  'guidelines-references-check':
    'Cite what you have read, and look whether it has been corrected or retracted since. What is not published is named in the text alone.',

  'guidelines-review': 'How open peer review works',
  'guidelines-review-checks':
    'The editorial office checks that the article is complete and keeps to these guidelines. It does not judge how important the findings are.',
  'guidelines-review-published': 'The article is published with its data, can be cited by its DOI, and is marked as not yet reviewed.',
  'guidelines-review-reports':
    'Invited experts who have no competing interests read it. Their reports are published under their names beside the article, each with one of three decisions:',
  'guidelines-review-revise':
    'You answer the reports in public and publish new versions. Every version stays, with its own DOI, reports and decisions, and there is no limit to their number.',
  'guidelines-review-passes':
    'The article has passed peer review as soon as a version has {decisions}. From then on its title says so wherever it is cited.',

  'guidelines-after': 'After publication',
  'guidelines-after-versions':
    'If you find a mistake, publish a corrected version that says what has changed. The earlier ones can still be read.',
  'guidelines-after-retraction':
    'Where findings can no longer be relied on, a notice says why. The article stays where it is, marked as retracted: nothing is silently removed.',
  'guidelines-after-share': 'Share the article wherever you like, and deposit it in any repository, from the first day.',
} as const satisfies Catalogue
