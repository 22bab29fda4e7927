/** The guidelines for authors of articles, in Spanish. */

import type { messages as english } from '../en/article-guidelines.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'guidelines-lead': 'Qué necesita un artículo para poder publicarse aquí y qué ocurre con él después.',
  'guidelines-description':
    'Cómo escribir un artículo para {site}: tipos, estructura, datos, presentación, referencias y revisión por pares abierta.',
  'guidelines-sections': 'En esta página',
  'guidelines-no-articles': 'Por el momento no se pueden enviar artículos aquí. Si tiene alguna pregunta, escriba a {contact}.',

  'guidelines-before': 'Antes de enviar',
  'guidelines-before-original':
    'El trabajo es suyo, no se ha publicado en ninguna revista y ninguna lo está evaluando. Una prepublicación no es obstáculo.',
  'guidelines-before-authors':
    'Todas las personas que figuran como autoras han contribuido al trabajo y están de acuerdo con el envío. Indique quién hizo qué con las funciones de {credit}, y la institución y el ORCID iD de cada una.',
  'guidelines-before-licence':
    'El artículo se publica con la licencia Creative Commons Atribución (CC BY): cualquiera puede compartirlo y adaptarlo si cita a sus autores.',
  'guidelines-before-tools':
    'Los programas que escriben textos o crean imágenes no pueden ser autores. Si ha utilizado alguno, diga cuál y para qué; usted responde de lo que haya producido.',

  'guidelines-types': 'Tipos de artículo',
  'guidelines-types-text':
    'Elija el tipo que corresponda a su trabajo. Si ninguno parece adecuado, pregunte a {contact} antes de escribir.',
  'guidelines-types-findings': 'Resultados nuevos',
  'guidelines-types-findings-text':
    'Resultados de cualquier tamaño, también los que confirman, contradicen o no encuentran nada. Lo que cuenta es un método sólido y datos abiertos.',
  'guidelines-types-methods': 'Métodos, datos y software',
  'guidelines-types-methods-text':
    'Aquello sobre lo que otros pueden construir: un protocolo antes de empezar el estudio, un método, la descripción de un conjunto de datos, una herramienta con su código fuente.',
  'guidelines-types-practice': 'Casos y práctica',
  'guidelines-types-practice-text':
    'Lo que se ha visto y hecho en casos concretos y en el trabajo diario, contado de modo que otros puedan aprender de ello.',
  'guidelines-types-views': 'Revisiones y argumentos',
  'guidelines-types-views-text':
    'Lo que se sabe hasta ahora y lo que puede pensarse de ello. Cada afirmación se apoya en una fuente que se puede comprobar.',

  'guidelines-structure': 'Estructura',
  'guidelines-structure-title':
    'El título dice qué se estudió y cómo, con palabras que se entienden en un campo vecino. No promete más de lo que el artículo demuestra.',
  'guidelines-structure-abstract':
    'El resumen tiene como máximo 300 palabras y ninguna referencia. En la investigación se divide en antecedentes, métodos, resultados y conclusiones.',
  'guidelines-structure-keywords': 'Hasta ocho palabras clave, que no repiten el título, ayudan a encontrar el artículo.',
  'guidelines-structure-text':
    'Los artículos de investigación tienen introducción, métodos, resultados y discusión; otros tipos pueden dividirse como les convenga. Los métodos se escriben de modo que otro grupo pueda repetir el trabajo sin preguntarle.',
  'guidelines-structure-figures':
    'Las figuras y tablas se numeran en el orden en que el texto las menciona. Cada una tiene título, una leyenda que se entiende por sí sola y un texto alternativo para quien no puede verla. En una imagen no se añade, quita ni mueve nada.',
  'guidelines-structure-end':
    'Al final figuran las declaraciones sobre datos y software, conflictos de intereses, financiación con sus números de ayuda, agradecimientos y contribuciones de los autores. Si no hay nada que declarar, dígalo.',
  'guidelines-structure-files':
    'Envíe el texto en Word, LaTeX o JATS, con las fórmulas como fórmulas y las tablas como tablas, y cada figura en su propio archivo: los dibujos como vectores, las fotografías a 300 puntos por pulgada.',

  'guidelines-data': 'Datos y software',
  'guidelines-data-deposit':
    'Los datos en que se basan los resultados están en un repositorio reconocido antes del envío, con una licencia que permite usarlos: CC0 o CC BY.',
  'guidelines-data-statement':
    'El artículo dice dónde está cada conjunto de datos: repositorio, título, identificador (un DOI o un número de acceso) y licencia. Vale también para los datos ajenos.',
  'guidelines-data-restricted':
    'Si los datos no pueden ser abiertos, porque permitirían reconocer a personas o pertenecen a otros, el artículo dice por qué, quién puede obtenerlos y cómo se solicitan.',
  'guidelines-data-software':
    'El código fuente es abierto, tiene una licencia aprobada por la {osi} y está archivado con un DOI en la versión utilizada.',

  'guidelines-reporting': 'Ética y presentación',
  'guidelines-reporting-approval':
    'La investigación con personas o animales nombra el comité que la aprobó y el número de la aprobación, o dice por qué no hacía falta. Quienes participaron dieron su consentimiento informado; quien pudiera ser reconocido ha aceptado aparecer.',
  'guidelines-reporting-trials':
    'Los ensayos clínicos se registraron antes de que participara la primera persona. El número de registro figura en el resumen.',
  'guidelines-reporting-guideline':
    'Siga la guía de presentación de su tipo de estudio: CONSORT para ensayos, PRISMA para revisiones sistemáticas, STROBE para estudios observacionales, ARRIVE para animales, CARE para casos. La {equator} las reúne todas. La lista de comprobación rellena se deposita con los datos.',
  'guidelines-reporting-statistics':
    'En la estadística se indican las pruebas, los tamaños de las muestras, los valores exactos y su incertidumbre, y qué se había planeado de antemano y qué no.',

  'guidelines-references': 'Referencias',
  'guidelines-references-style':
    'Vale cualquier estilo si se mantiene: más tarde se compone en el nuestro. Lo que cuenta es que cada referencia esté completa, con autores, año, título, fuente y DOI.',
  'guidelines-references-data':
    'Los conjuntos de datos, el software, los protocolos y las prepublicaciones se citan en la lista igual que los artículos.',
  'guidelines-references-check':
    'Cite lo que ha leído y compruebe si después se ha corregido o retractado. Lo que no está publicado se nombra solo en el texto.',

  'guidelines-review': 'Cómo funciona la revisión por pares abierta',
  'guidelines-review-checks':
    'La redacción comprueba que el artículo está completo y sigue estas normas. No juzga la importancia de los resultados.',
  'guidelines-review-published':
    'El artículo se publica con sus datos, puede citarse por su DOI y lleva la indicación de que aún no se ha revisado.',
  'guidelines-review-reports':
    'Lo leen expertos invitados que no tienen conflictos de intereses. Sus informes se publican con su nombre junto al artículo, cada uno con una de tres decisiones:',
  'guidelines-review-revise':
    'Usted responde a los informes en público y publica versiones nuevas. Todas permanecen, con su DOI, sus informes y sus decisiones, y su número no tiene límite.',
  'guidelines-review-passes':
    'El artículo supera la revisión por pares en cuanto una versión tiene {decisions}. Desde entonces su título lo dice dondequiera que se cite.',

  'guidelines-after': 'Después de la publicación',
  'guidelines-after-versions':
    'Si encuentra un error, publique una versión corregida que diga qué ha cambiado. Las anteriores se pueden seguir leyendo.',
  'guidelines-after-retraction':
    'Cuando ya no es posible fiarse de unos resultados, una nota dice por qué. El artículo sigue en su sitio, marcado como retractado: nada desaparece en silencio.',
  'guidelines-after-share': 'Comparta el artículo donde quiera y deposítelo en cualquier repositorio desde el primer día.',
}
