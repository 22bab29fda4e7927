/** Words of forms, in Spanish. */

import type { messages as english } from '../en/forms.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Sign-up for updates
  'updates-text': 'Noticias sobre nuevos artículos, convocatorias y funciones. Puede darse de baja en cualquier momento.',
  'updates-first-name': 'Nombre',
  'updates-last-name': 'Apellidos',
  'updates-email': 'Correo electrónico',
  'updates-institution': 'Institución (opcional)',
  'updates-submit': 'Suscribirse',
  'updates-close': 'Cerrar el formulario de suscripción',
  'sign-up-success': 'Gracias. Hemos anotado su dirección para enviarle novedades. Siga el enlace del correo que le pide confirmarla.',
  'sign-up-error': 'No hemos podido realizar la suscripción en este momento. No se ha guardado nada; inténtelo de nuevo.',
  'sign-up-too-often': 'Se han enviado demasiadas suscripciones desde su conexión. Inténtelo de nuevo dentro de unos minutos.',

  // Forms
  'field-required': 'El campo «{label}» no puede estar vacío',
  'field-too-short': 'El campo «{label}» no puede tener menos de {minLength} caracteres',
  'field-too-long': 'El campo «{label}» no puede tener más de {maxLength} caracteres',
  email_invalid_message: 'Introduzca una dirección de correo electrónico como name@example.org',
  'email-several-invalid': 'No todas las direcciones de correo electrónico son válidas; compruébelas.',
  'entries-do-not-match': 'Los dos valores introducidos no coinciden; inténtelo de nuevo',
  'label-banned-characters': 'Las etiquetas no pueden contener caracteres no permitidos',
  'recaptcha-incomplete': 'Complete el reCAPTCHA',
  'terms-not-accepted': 'Acepte los términos y condiciones',
  'comment-terms-not-accepted': 'Confirme que acepta los términos y condiciones para los comentarios de usuarios',
  'please-select-subject': 'Seleccione una materia',
  'captcha-label': 'No soy un robot',
  'captcha-verifying': 'Comprobando…',
  'captcha-verified': 'Comprobado',
  'captcha-error': 'La comprobación no ha funcionado. Inténtelo de nuevo.',
  'captcha-expired': 'La comprobación ha caducado. Inténtelo de nuevo.',
  required: 'obligatorio',
  'form-error-title': {
    one: 'Hay un problema con una respuesta',
    many: 'Hay problemas con {count} de respuestas',
    other: 'Hay problemas con {count} respuestas',
  },
  'show-password': 'Mostrar la contraseña',
  'hide-password': 'Ocultar la contraseña',
  'choose-from-list': 'Elija de la lista',
  'too-many-nationalities': 'Elija {most} como máximo',
  'password-too-common': 'Esta contraseña es de las primeras que otros probarían. Elija otra',
  'password-tells-owner': 'Elija una contraseña que no sea su nombre ni su dirección',
  'password-wrong': 'Esta no es su contraseña',
  'fresh-sign-in-needed': 'Confirme primero que es usted y vuelva a intentarlo',
  'last-super-editor': 'Es la última cuenta con el rol de supereditor. Asígnelo a otra persona antes de eliminar su cuenta',
  'too-many-tries': 'Ha habido demasiados intentos. Inténtelo de nuevo más tarde',
  'institution-not-selected-title': 'Elija su institución en la lista',
  'institution-not-selected-message':
    'Escriba al menos tres letras de su nombre y selecciónelo en la lista que aparece; un nombre pegado no se puede reconocer.',
  'recipients-too-many': 'Introduzca {most} direcciones como máximo',
  'text-has-addresses': 'No incluya direcciones de páginas web: el correo ya contiene un enlace a esta',
  'name-not-shown': 'Introduzca un nombre sin direcciones ni números largos',
}
