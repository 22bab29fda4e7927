/** Words that the server alone says: they reach a page inside its data, in Spanish. */

import type { words as english } from '../en/server.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Peer review
  'title-status-version': '[versión {number}]',
  'title-status': '[versión {number}; {review}]',
  'title-status-peer-review': 'revisión por pares: {decisions}',
  'title-status-list': '{first}, {second}',
  'title-status-discontinued': 'interrumpida',
  'title-status-approved': { one: '{count} aprobado', many: '{count} aprobados', other: '{count} aprobados' },
  'title-status-approved-with-reservations': {
    one: '{count} aprobado con reservas',
    many: '{count} aprobados con reservas',
    other: '{count} aprobados con reservas',
  },
  'title-status-not-approved': { one: '{count} no aprobado', many: '{count} no aprobados', other: '{count} no aprobados' },

  // Reading aids
  'related-not-available': 'No se puede cargar el contenido asociado',

  // Open peer review on the page
  'peer-review-not-available': 'No se pueden cargar las revisiones por pares',
  'reviewer-information-not-available': 'No se puede cargar la información de los revisores',
  'versions-not-available': 'No se pueden cargar las demás versiones',
  'downloads-not-available': 'No se pueden cargar los archivos para descargar',
  'gateways-not-available': 'No se pueden cargar los portales y las colecciones',
  'labels-not-available': 'El texto se muestra con rótulos en inglés',
  'part-missing-title': 'Falta una parte de esta página',
  'part-missing-text': 'El artículo está completo. Vuelva a intentarlo dentro de unos minutos.',
  'peer-review-not-shown': 'Este sitio no muestra la revisión por pares.',
  'peer-review-not-reviewed': 'Los artículos de este tipo no se someten a revisión por pares.',
  'peer-review-preprint': 'Este artículo no se ha enviado a revisores. Léalo como un preprint.',
  'peer-review-faculty':
    'Esta es una Faculty Review: los revisores fueron consultados antes de la publicación y aprobaron la versión publicada. Se les nombra sin sus informes.',
  'peer-review-awaiting': 'Se han solicitado los informes a los revisores. Aparecerán aquí en cuanto lleguen.',
  'peer-review-no-reports': 'No se han publicado informes con este artículo.',
  'peer-review-on-other-versions': 'Los informes sobre este artículo se refieren a otras versiones.',
  'report-by': '{report} de {names}',
  'report-kind-reviewer-report': 'Informe de revisión',
  'report-kind-editor-report': 'Informe editorial',
  'report-kind-decision-letter': 'Carta de decisión',
  'report-kind-author-response': 'Respuesta de los autores',
  'report-kind-commentary': 'Comentario',
  'report-kind-review-documents': 'Documentos de la revisión',
  'pass-rule': 'Una versión supera la revisión por pares con {ways}. Cuenta la decisión más reciente de cada revisor.',
  'pass-rule-never': 'Ningún número de aprobaciones basta por sí solo: deciden los editores.',
  'pass-rule-or': '{first}, o {second}',
  'pass-rule-and': '{first} y {second}',
  'pass-rule-approvals': { one: '{count} aprobación', many: '{count} aprobaciones', other: '{count} aprobaciones' },
  'pass-rule-approvals-with-reservations': {
    one: '{count} aprobación con reservas',
    many: '{count} aprobaciones con reservas',
    other: '{count} aprobaciones con reservas',
  },

  // Time line, and versions compared
  'compare-change-number': 'Cambio {number}',
  'compare-kind-changed': 'Cambiado',
  'compare-kind-added': 'Añadido',
  'compare-kind-removed': 'Eliminado',
  'compare-kind-moved': 'Trasladado aquí',
  'compare-part-title': 'Título',
  'compare-part-authors': 'Autores',
  'compare-part-affiliations': 'Afiliaciones',
  'compare-part-information': 'Información del artículo',
  'compare-part-untitled': 'Texto sin encabezado',
  'compare-read-in': 'Leer en la versión {number}',
  'compare-show-unchanged': {
    one: 'Mostrar {count} pasaje sin cambios',
    many: 'Mostrar {count} de pasajes sin cambios',
    other: 'Mostrar {count} pasajes sin cambios',
  },
  'compare-no-changes': 'Sin cambios.',
  'compare-spoken-added': 'añadido',
  'compare-spoken-removed': 'eliminado',
  'compare-moved-away': 'Lo que estaba aquí se ha trasladado:',
  'compare-picture-same': 'La imagen es la misma; ha cambiado el texto que la acompaña.',
  'compare-picture-changed': 'La imagen se ha sustituido.',
  'compare-file-changed': 'El archivo se ha sustituido.',
}
