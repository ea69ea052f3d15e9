import { say } from '../product'
import { figureLine, type Figure } from './figure-line'

/** Prints one figure as a line; bench/README.md explains its columns. */
export function printFigure(figure: Figure): void {
  say(figureLine(figure))
}
