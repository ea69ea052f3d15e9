import { connect as connectPlainly, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

export interface Target {
  host: string
  port: number
  isSecure: boolean
}

/** Opens every connection to somebody else's server; tests watch whom it is asked for. */
export type Connect = (target: Target) => Socket

export const connectDirectly: Connect = ({ host, port, isSecure }) =>
  isSecure ? connectSecurely({ host, port, servername: host }) : connectPlainly({ host, port })
