import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import type { Paper } from '../document.ts'
import { guideline } from '../layouts/guideline.ts'

/** A spectrogram drawn as cells: four phrases of a rising song, with rain along the foot. */
function spectrogram(ink: string, accent: string): string {
  const random = seeded(703)
  const cells: string[] = []
  for (let i = 0; i < 150; i += 1) {
    for (let j = 0; j < 32; j += 1) {
      const phrase = i % 37
      const centre = 8 + phrase * 0.42 + 4 * Math.sin(phrase / 2.6)
      const call = phrase < 26 ? Math.exp(-((j - centre) ** 2) / 2.2) + 0.5 * Math.exp(-((j - centre * 1.8) ** 2) / 2) : 0
      const rain = j < 4 ? 0.35 * random() : 0.1 * random()
      const v = Math.min(1, call + rain)
      if (v > 0.09)
        cells.push(
          `<rect x="${52 + i * 4}" y="${(152 - j * 4.6).toFixed(1)}" width="4.1" height="4.7" fill="${call > 0.3 ? accent : ink}" opacity="${v.toFixed(2)}"/>`,
        )
    }
  }
  const brackets = [0, 1, 2, 3]
    .map(
      k =>
        `<path d="M${52 + k * 148} 176v6h104v-6" fill="none" stroke="${ink}" stroke-width="1.2"/><text x="${104 + k * 148}" y="196" text-anchor="middle" font-size="11.5" fill="${ink}">phrase ${k + 1}</text>`,
    )
    .join('')
  const axis = [0, 2, 4, 6]
    .map(f => `<text x="44" y="${(160 - f * 21).toFixed(0)}" text-anchor="end" font-size="11.5" fill="${ink}">${f}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 662 204" font-family="'Source Sans 3 Variable', sans-serif"><rect x="52" y="8" width="602" height="150" fill="#f6f8f4"/>${cells.join('')}${axis}<text x="14" y="84" font-size="11.5" font-weight="600" fill="${ink}" transform="rotate(-90 14 84)" text-anchor="middle">kHz</text>${brackets}</svg>`
}

export const fieldRecordings: Paper = {
  layout: guideline,
  series: 'Guideline',
  colours: { accent: '#1f6a52', second: '#b3541e', ink: '#1c2723', soft: '#eaf2ec', muted: '#54645d', onAccent: '#ffffff' },
  facts: {
    slug: 'field-recordings',
    volume: 1,
    publicationId: 703,
    documentType: 'Guideline',
    title: 'Describing and depositing field recordings of animal sound',
    abstract: [
      'Field recordings are made by the terabyte and used once. Most could serve again, for other species and other questions, if a stranger could tell what was recorded, where, with what, and how loud.',
      'This guideline gives sixteen recommendations in four groups: before recording, in the field, in the file, and at deposit. Each carries a weight and a reason. It was agreed by a panel of 23 people from nine countries in three rounds. A one-page table of fields, and an example of a description, are included.',
    ],
    published: '2023-12-05',
    authors: [
      author('Hinemoa', 'Paraone', '1', 'h.paraone@example.org'),
      author('Jakub', 'Zelenka', '2'),
      author('Adaeze', 'Nwosu-Clarke', '3'),
      author('Ilse', 'Verhaegen', '4'),
    ],
    affiliations: affiliations(
      ['Sound and Wildlife', 'Waikari Research Institute', 'Nelson', 'NZ'],
      ['Laboratory of Bioacoustics', 'Vysočina University', 'Jihlava', 'CZ'],
      [null, 'Calabar Centre for Forest Science', 'Calabar', 'NG'],
      ['Landscape Ecology Group', 'Deventer Institute for Rural Science', 'Deventer', 'NL'],
    ),
    subjects: [
      ['Biological sciences', 'Ecology'],
      ['Physics and engineering', 'Acoustics'],
    ],
    keywords: ['bioacoustics', 'passive acoustic monitoring', 'metadata', 'archiving', 'guideline'],
    relatedDois: ['10.5555/recto.asset.501', '10.5555/recto.asset.702'],
  },
  summary: [
    'For anyone who records animals out of doors and means the recordings to last, from one person with a hand-held recorder to a network of hundreds.',
    'Sixteen recommendations: nine <b>essential</b>, five <b>advised</b>, two <b>if you can</b>.',
    'If you do only three things: set the clock to UTC, record a tone of known level, and write down what you did <em>not</em> record.',
    'Following the essential nine adds about twelve minutes to a day in the field.',
  ],
  blocks: [
    { kind: 'h2', text: 'How the guideline was made' },
    {
      kind: 'p',
      text: 'A panel of 23 people (recordists, archivists, ecologists, engineers and two rangers) from nine countries rated 41 candidate statements in three rounds. A statement became <em>essential</em> if at least 80% rated it 8 or 9 on a scale from 1 to 9, <em>advised</em> if at least 70% did, and <em>if you can</em> if a majority did and no one rated it below 4. Twenty-five statements fell away. Votes and comments are at doi.org/10.5555/wri.panel.23.',
    },
    { kind: 'h2', text: 'Before recording' },
    {
      kind: 'rule',
      number: '1',
      text: 'Set the recorder’s clock to UTC, and note its error at the start and the end.',
      level: 'Essential',
      why: 'Daylight saving and drift are the commonest faults in archived recordings. A recorder that drifts two seconds a day cannot be joined with another after a fortnight.',
    },
    {
      kind: 'rule',
      number: '2',
      text: 'Turn off automatic gain, noise reduction and lossy compression.',
      level: 'Essential',
      why: 'Each destroys the level of the sound, and none can be undone.',
    },
    {
      kind: 'rule',
      number: '3',
      text: 'Record a tone of known level through the whole chain.',
      level: 'Essential',
      why: 'Twenty seconds of a 1 kHz, 94 dB calibrator at the start of each deployment let a later reader turn samples into pascals.',
    },
    {
      kind: 'rule',
      number: '4',
      text: 'Choose a sampling rate at least 2.5 times the highest frequency you expect from any animal present, not only from yours.',
      level: 'Advised',
      why: 'Storage is cheaper than a second trip. 48 kHz serves birds and frogs; 256 kHz serves most bats.',
    },
    { kind: 'h2', text: 'In the field' },
    {
      kind: 'rule',
      number: '5',
      text: 'Give position with its error, and the height and bearing of the microphone.',
      level: 'Essential',
      why: '“−41.28, 173.24 (± 8 m), 1.6 m, facing 040°” takes ten seconds to write.',
    },
    {
      kind: 'rule',
      number: '6',
      text: 'Write down what was there to be heard by ear: species, people, machines, weather.',
      level: 'Essential',
      why: 'A later listener cannot tell a silent forest from a broken microphone.',
    },
    {
      kind: 'rule',
      number: '7',
      text: 'Speak a label at the end of hand-held recordings, after ten seconds of silence.',
      level: 'Advised',
      why: 'Files are renamed and sheets are lost; the voice stays.',
    },
    {
      kind: 'rule',
      number: '8',
      text: 'Photograph the place in four directions, and the recorder as it hangs.',
      level: 'If you can',
      why: 'Foliage between animal and microphone changes from May to July. A picture shows it.',
    },
    {
      kind: 'figure',
      number: 1,
      caption:
        'What an annotation should bound. Each bracket marks one phrase, from the first energy above the background to the last; rain (at the foot) is noted once for the file and not annotated. The drawing is schematic.',
      alt: 'Schematic spectrogram with four rising phrases, each bracketed.',
      draw: c => spectrogram(c.ink, c.accent),
    },
    { kind: 'h2', text: 'In the file' },
    {
      kind: 'rule',
      number: '9',
      text: 'Keep the file as the recorder wrote it, and work on copies.',
      level: 'Essential',
      why: 'Headers hold serial numbers, voltages and temperatures that editing programs discard.',
    },
    {
      kind: 'rule',
      number: '10',
      text: 'Name files by place, recorder and start time in UTC, and by nothing else.',
      level: 'Essential',
      why: '<code>waikari-07_sm12_20230914T183000Z.wav</code> sorts itself. Names of species do not belong in names of files: they change.',
    },
    {
      kind: 'rule',
      number: '11',
      text: 'Annotate time, frequency, identity, who identified it and how sure they were.',
      level: 'Advised',
      why: 'A label without a name behind it cannot be questioned.',
    },
    {
      kind: 'rule',
      number: '12',
      text: 'Say what was not annotated.',
      level: 'Essential',
      why: 'An empty stretch may mean “nothing called” or “nobody listened”. For absence these differ entirely.',
    },
    { kind: 'h2', text: 'At deposit' },
    {
      kind: 'rule',
      number: '13',
      text: 'Deposit with the fields of Table 1, in a repository that gives a persistent identifier.',
      level: 'Essential',
      why: 'Ten fields cover nine tenths of the questions that archives receive.',
    },
    {
      kind: 'rule',
      number: '14',
      text: 'Remove or seal speech of people who did not agree to be recorded.',
      level: 'Advised',
      why: 'Law and decency both ask it. Seal rather than cut if cutting would break the timeline.',
    },
    {
      kind: 'rule',
      number: '15',
      text: 'Blur the position of species at risk of collection, and say by how much.',
      level: 'Advised',
      why: 'To 10 km, as a rule. Keep the true position with the archive.',
    },
    {
      kind: 'rule',
      number: '16',
      text: 'Deposit the silence as well.',
      level: 'If you can',
      why: 'Recordings without the target are the first to be thrown away, and the first to be asked for by the next study.',
    },
    {
      kind: 'table',
      number: 1,
      caption: 'Fields of a description, with an example.',
      header: ['Field', 'What to write', 'Example'],
      widths: [2, 4.2, 4.4],
      rows: [
        ['Place', 'Latitude, longitude, error', '−41.28, 173.24, ± 8 m (blurred: no)'],
        ['Start, length', 'UTC; minutes; schedule', '2023-09-14 18:30, 60 min, daily'],
        ['Clock error', 'At start and end', '+0.4 s; +3.1 s after 21 days'],
        ['Recorder', 'Make, serial number, firmware', 'Hand-built no. 12, firmware 2.3'],
        ['Microphone', 'Kind, height, bearing', 'Omnidirectional, 1.6 m, 040°'],
        ['Settings', 'Rate, depth, gain, filters', '48 kHz, 24 bit, 18 dB, none'],
        ['Calibration', 'Tone, level, file', '1 kHz, 94 dB, first 20 s of file 1'],
        ['Conditions', 'Weather, people, machines', 'Light rain from 18:50; road at 900 m'],
        ['Annotation', 'What, by whom, what not', 'Kākā only; H. Paraone; first 10 min of each hour'],
        ['Rights', 'Licence; restrictions', 'CC BY 4.0; none'],
      ],
    },
    { kind: 'h2', text: 'What the guideline leaves open' },
    {
      kind: 'p',
      text: 'The panel did not agree on compression without loss (12 for, 9 against, 2 undecided), on whether to publish the output of classifiers as annotation, or on how long an archive should hold recordings that no one has asked for. It will take up these questions in 2026.',
    },
    {
      kind: 'box',
      title: 'For a day in the field',
      items: [
        'Before: clock, gain, tone. There: place, bearing, what you hear. After: copy, check one file by ear, write down what you left out.',
      ],
    },
  ],
  references: [
    'Paraone H, Zelenka J. Clock drift in forty recorders. 2022. doi.org/10.5555/wri.tn.8',
    'Nwosu-Clarke A. Sealing speech in forest recordings. 2023. doi.org/10.5555/ccfs.2023.2',
    'Wilkinson MD, Dumontier M, Aalbersberg IJ, et al. The FAIR Guiding Principles for scientific data management and stewardship. Sci Data 2016;3:160018. doi.org/10.1038/sdata.2016.18',
  ],
}
