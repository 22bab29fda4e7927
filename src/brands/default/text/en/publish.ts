/** Words of the way to a submission: the publish page, the card that leads there, and what stands where the author area will be, in English. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  // For authors
  'for-authors-lead': 'What you need to know before you publish, and the place to begin.',
  'for-authors-publish-text': 'Choose what you would like to publish and start a submission.',
  'for-authors-guidelines-text': 'What an article needs, how its data are shared and how it is reviewed.',

  // Card
  'publish-your-research': 'Publish your research',
  'publish-card-text': 'Your work appears soon after it is checked, is reviewed in the open and can be improved in versions.',
  'aims-and-scope': 'Aims and scope',
  'article-guidelines': 'Article guidelines',

  // Publish page
  'publish-lead': 'Your work is published first, reviewed in the open and improved in versions. Here is where it begins.',
  'publish-lead-gateway': 'Your work will be part of {gateway}. It is published first, reviewed in the open and improved in versions.',
  'publish-description': 'Submit articles, posters and other research to {site}.',
  'publish-what': 'What would you like to publish?',
  'publish-ARTICLE': 'Submit an article',
  'publish-ARTICLE-text': 'An account of research, methods, data or an argument, reviewed in the open.',
  'publish-DOCUMENT': 'Submit a document',
  'publish-DOCUMENT-text': 'A guideline, a report, a policy brief or teaching material that stands by itself.',
  'publish-POSTER': 'Submit a poster',
  'publish-POSTER-text': 'What you showed at a conference, kept where it can be found and cited.',
  'publish-SLIDE': 'Submit slides',
  'publish-SLIDE-text': 'A talk or a lecture, to be read slide by slide.',
  'publish-VIDEO': 'Submit a video',
  'publish-VIDEO-text': 'A talk, a method or an experiment on film.',
  'publish-subject': 'Subject',
  'publish-subject-text': 'Choose what comes nearest to your work. It helps to find the right editors and reviewers.',
  'publish-subject-choose': 'Choose a subject',
  'publish-subject-within': 'More precisely, within {subject}',
  'publish-subject-whole': 'No narrower subject',
  'publish-subject-narrower': 'Show narrower subjects',
  'publish-start': 'Start a submission',
  'publish-start-title': 'Not sure which?',
  'publish-start-text': 'Start without a type, and choose it on the way.',
  'publish-again': 'Begun already?',
  'publish-new-version': 'Submit a new version',
  'publish-draft': 'Complete a draft',
  'publish-before': 'Before you submit',
  'publish-nothing': 'Nothing can be submitted here at present',
  'publish-nothing-text': 'What is published here can be read, and no new work is taken. If you have a question, write to {contact}.',

  // Where the author area will be
  'hand-off-text':
    'Submissions are not taken on this site yet. Until they are, send yours to the editorial office: a letter that says what you chose is ready.',
  'hand-off-text-newVersion': 'New versions are not taken on this site yet. Until they are, send yours to the editorial office.',
  'hand-off-text-draft':
    'Drafts are not kept on this site yet. If you have begun a submission elsewhere, ask the editorial office about it.',
  'hand-off-choice': 'Your choice',
  'hand-off-type': 'Type',
  'hand-off-later': 'Not chosen yet',
  'hand-off-unknown-type': 'There is no type of content called “{said}”.',
  'hand-off-not-taken': '{types} cannot be submitted here at present.',
  'hand-off-unknown-subject': 'There is no subject with the number “{said}” here.',
  'hand-off-unknown-gateway': 'There is no gateway or collection called “{said}” here.',
  'hand-off-write': 'Write to the editorial office',
  'hand-off-write-text': 'Or write to {contact} yourself.',
  'hand-off-back': 'Back to the choice',
  'hand-off-keep': 'You can keep this address. It holds your choice, and your submission will start here as soon as that is possible.',
  'letter-subject': 'Submission to {site}',
  'letter-greeting': 'Dear editors,',
  'letter-text': 'I would like to submit the following work.',
  'letter-text-newVersion': 'I would like to submit a new version of the following work.',
  'letter-text-draft': 'I have begun a submission and would like to complete it.',
  'letter-title': 'Title',
  'letter-authors': 'Authors',
} as const satisfies Catalogue
