/** Words of what a person says of themself, in Spanish. */
import type { messages as english } from '../en/person.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'first-name': 'Nombre',
  'last-name': 'Apellidos',
  'job-title': 'Cargo',
  department: 'Departamento',
  place: 'Ciudad',
  state: 'Estado o provincia',
  'zip-code': 'Código postal',
  country: 'País',
  'country-choose': 'Elija un país',
  'affiliation-title': 'Dónde trabaja',
  'affiliation-text': 'Todo esto puede quedar en blanco.',
  'alerts-choice': 'Enviarme avisos de contenido nuevo por correo electrónico',
  'new-password-help':
    'Al menos {count} caracteres. Unas palabras que solo usted juntaría son fáciles de recordar y difíciles de adivinar.',
  'demographics-title': 'Sobre usted, si lo desea',
  'demographics-text':
    'Las respuestas muestran a la editorial a quién llega. Nadie más las ve, y cada pregunta puede omitirse o rechazarse.',
  'answer-choose': 'Elija una respuesta',
  'gender-label': 'Género',
  'other-gender-label': '¿Con qué palabras?',
  'gender-decline': 'Prefiero no decir mi género',
  'ethnicity-label': 'Origen étnico',
  'ethnicity-decline': 'Prefiero no decir mi origen étnico',
  'nationality-label': 'Nacionalidad',
  'nationality-help': 'Hasta {count}. Mantenga pulsada Ctrl o ⌘ para elegir varias.',
  'nationality-decline': 'Prefiero no decir mi nacionalidad',
}
