import { type FakeRepository, lines } from './repository'

/** A single script without structure. */
export const bareScript: FakeRepository = {
  language: 'Python',
  commits: ['Add files via upload'],
  files: {
    'README.md': '# photos\nrenames my photos\n',
    'rename.py': lines(
      'import os',
      'import sys',
      'import requests',
      'from PIL import Image',
      '',
      'def taken_at(path):',
      '    try:',
      "        return Image.open(path).getexif()[306].replace(':', '-')",
      '    except:',
      '        pass',
      '',
      'for name in os.listdir(sys.argv[1]):',
      '    os.rename(name, taken_at(name))',
    ),
  },
}
