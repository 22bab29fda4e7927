interface WithResponses<Response> {
  responses: readonly Response[]
}

/** Each response right after the one that it answers, as their positions in a report count: documents as well as their HTML. */
export const responsesInOrder = <Response extends WithResponses<Response>>(responses: readonly Response[]): Response[] =>
  responses.flatMap(response => [response, ...responsesInOrder(response.responses)])
