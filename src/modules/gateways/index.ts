/** What other modules use of the server code of gateways; they import nothing else of them (decision 0106). */
export { findGatewayUrl, findGatewayUrlByHome, listGateways } from './data/gateway.ts'
export { wholeOntology } from './use-cases/apply-rules.ts'
