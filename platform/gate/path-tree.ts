import { parsePattern } from '../registry'

/** The segments of a pattern in lower case, without the names of its parameters. */
export type PathKeys = readonly string[]

interface Node<Value> {
  next: Map<string, Node<Value>>
  values: Value[]
}

const parameter = ':'

/** The keys of a pattern in a tree, or undefined when it is no pattern, which matches nothing. */
export function pathKeys(pattern: string): PathKeys | undefined {
  return parsePattern(pattern)?.map((segment) =>
    segment.startsWith(parameter) ? parameter : segment.toLowerCase(),
  )
}

/** A prefix tree of patterns: finds those that overlap another one without a comparison with each. */
export class PathTree<Value> {
  private readonly root: Node<Value> = emptyNode()

  add(keys: PathKeys, value: Value): void {
    let node = this.root
    for (const key of keys) {
      const next = node.next.get(key) ?? emptyNode()
      node.next.set(key, next)
      node = next
    }
    node.values.push(value)
  }

  /** The values of the patterns that have a matching path in common with `keys`. */
  overlapping(keys: PathKeys): Value[] {
    let nodes = [this.root]
    for (const key of keys) {
      nodes = nodes.flatMap(({ next }) => steps(next, key))
      if (nodes.length === 0) return []
    }
    return nodes.flatMap(({ values }) => values)
  }
}

function steps<Value>(next: Node<Value>['next'], key: string): Node<Value>[] {
  if (key === parameter) return [...next.values()]
  return [next.get(key), next.get(parameter)].filter((node) => node !== undefined)
}

const emptyNode = <Value>(): Node<Value> => ({ next: new Map(), values: [] })
