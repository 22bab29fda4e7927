/** Words of the way to a submission, in Spanish. */

import type { messages as english } from '../en/publish.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // For authors
  'for-authors-lead': 'Lo que conviene saber antes de publicar y el lugar donde empezar.',
  'for-authors-publish-text': 'Elija qué quiere publicar e inicie el envío.',
  'for-authors-guidelines-text': 'Qué necesita un artículo, cómo se comparten sus datos y cómo se revisa.',

  // Card
  'publish-your-research': 'Publique su investigación',
  'publish-card-text': 'Su trabajo aparece poco después de comprobarse, se revisa en abierto y puede mejorarse en versiones.',
  'aims-and-scope': 'Objetivos y alcance',
  'article-guidelines': 'Normas para artículos',

  // Publish page
  'publish-lead': 'Su trabajo primero se publica, después se revisa en abierto y mejora en versiones. Aquí empieza el camino.',
  'publish-lead-gateway': 'Su trabajo formará parte de {gateway}. Primero se publica, después se revisa en abierto y mejora en versiones.',
  'publish-description': 'Envíe artículos, pósteres y otros resultados de investigación a {site}.',
  'publish-what': '¿Qué quiere publicar?',
  'publish-ARTICLE': 'Enviar un artículo',
  'publish-ARTICLE-text': 'Un texto sobre una investigación, un método, unos datos o un argumento, revisado en abierto.',
  'publish-DOCUMENT': 'Enviar un documento',
  'publish-DOCUMENT-text': 'Una guía, un informe, una nota de políticas o material docente que se sostiene por sí mismo.',
  'publish-POSTER': 'Enviar un póster',
  'publish-POSTER-text': 'Lo que presentó en un congreso, conservado donde se puede encontrar y citar.',
  'publish-SLIDE': 'Enviar diapositivas',
  'publish-SLIDE-text': 'Una charla o una clase, para leer diapositiva a diapositiva.',
  'publish-VIDEO': 'Enviar un vídeo',
  'publish-VIDEO-text': 'Una charla, un método o un experimento filmados.',
  'publish-subject': 'Materia',
  'publish-subject-text': 'Elija lo más próximo a su trabajo. Así es más fácil encontrar editores y revisores adecuados.',
  'publish-subject-choose': 'Elija una materia',
  'publish-subject-within': 'Con más precisión, dentro de {subject}',
  'publish-subject-whole': 'Ninguna materia más concreta',
  'publish-subject-narrower': 'Mostrar materias más concretas',
  'publish-start': 'Iniciar un envío',
  'publish-start-title': '¿No está seguro?',
  'publish-start-text': 'Empiece sin tipo y elíjalo por el camino.',
  'publish-again': '¿Ya había empezado?',
  'publish-new-version': 'Enviar una versión nueva',
  'publish-draft': 'Completar un borrador',
  'publish-before': 'Antes de enviar',
  'publish-nothing': 'Por el momento no se puede enviar nada aquí',
  'publish-nothing-text':
    'Lo publicado aquí puede leerse, pero no se aceptan trabajos nuevos. Si tiene alguna pregunta, escriba a {contact}.',

  // Redirects until there is an author area
  'hand-off-text': 'Su envío se manda a la redacción por correo electrónico. Hay preparado un correo con lo que ha elegido.',
  'how-to-submit': 'Cómo enviar',
  'how-to-submit-guidelines': 'Lea las normas:',
  'how-to-submit-send':
    'Escriba a la redacción y adjunte sus archivos: el texto con figuras y tablas, enlaces a los datos, y los nombres, afiliaciones e identificadores ORCID de todos los autores.',
  'how-to-submit-answer': 'La redacción responde por correo electrónico: revisa su envío y le indica los pasos siguientes.',
  'document-guidelines': 'Normas para documentos',
  'posters-and-slides-guidelines': 'Normas para pósteres y diapositivas',
  'hand-off-text-newVersion': 'Una versión nueva se manda a la redacción por correo electrónico. Hay un correo preparado.',
  'how-to-submit-send-version':
    'Escriba a la redacción y adjunte la versión nueva, con una lista de los cambios y sus respuestas a los revisores.',
  'hand-off-text-draft': 'Este sitio no guarda borradores. Si ha empezado un envío, escriba a la redacción: le indicará cómo completarlo.',
  'hand-off-no-address':
    'Este sitio aún no indica una dirección para los envíos. Lea primero las normas y pregunte después a la redacción: {contact}.',
  'hand-off-choice': 'Su elección',
  'hand-off-type': 'Tipo',
  'hand-off-later': 'Sin elegir todavía',
  'hand-off-unknown-type': 'No hay ningún tipo de contenido llamado «{said}».',
  'hand-off-not-taken': 'Por el momento no se puede enviar aquí este tipo de contenido: {types}.',
  'hand-off-unknown-subject': 'Aquí no hay ninguna materia con el número «{said}».',
  'hand-off-unknown-gateway': 'Aquí no hay ningún portal ni colección con el nombre «{said}».',
  'hand-off-write': 'Escribir a la redacción',
  'hand-off-write-text': 'O escriba usted mismo a {contact}.',
  'hand-off-back': 'Volver a la elección',
  'hand-off-keep': 'Puede guardar esta dirección: contiene su elección.',
  'letter-subject': 'Envío a {site}',
  'letter-greeting': 'Buenos días:',
  'letter-text': 'Quisiera enviar el siguiente trabajo.',
  'letter-text-newVersion': 'Quisiera enviar una versión nueva del siguiente trabajo.',
  'letter-text-draft': 'He empezado un envío y quisiera completarlo.',
  'letter-title': 'Título',
  'letter-authors': 'Autores',
}
