const mostCommands = 12
const longestCommand = 80

const commandForm =
  /^[ \t]*(?:[$>%#][ \t]*)?((?:sudo |RUSTFLAGS=\S+ )?(?:npm|npx|yarn|pnpm|bun|bunx|deno|node|pip3?|pipx|python3?|py|uv|uvx|poetry|pipenv|conda|cargo|rustup|go|make|cmake|meson|ninja|docker(?:-compose)?|podman|mvn|\.\/mvnw|gradle|\.\/gradlew|java|javac|bundle|gem|rails|rake|ruby|composer|php|flutter|dart|dotnet|swift|mix|elixir|streamlit|flask|uvicorn|jupyter|brew|apt(?:-get)?|pacman|nix(?:-shell|-env)?|gcc|g\+\+|clang|stack|cabal|ghc|luarocks|lua|julia|Rscript|terraform|ansible(?:-playbook|-galaxy)?|helm|kubectl|platformio|pio|arduino-cli|git clone|curl|wget|bash|sh|source|\.\/[\w./-]+)(?:\s+[\w.@/:"'-][^\n]*|$))/gm

/** Lines that somebody types into a terminal. */
export const commandsIn = (code: string[]): string[] => {
  const found = code.flatMap((part) =>
    [...part.matchAll(commandForm)].map(([, command = '']) =>
      command.trim().slice(0, longestCommand),
    ),
  )
  return [...new Set(found)]
    .filter((command) => command.includes(' ') || command.startsWith('./') || command === 'make')
    .slice(0, mostCommands)
}
