import { type FakeRepository, lines } from './repository'

/** A good README in Spanish. */
export const foreignReadme: FakeRepository = {
  description: 'Reservas de canchas de pádel',
  homepage: 'https://canchas.example.org',
  language: 'Python',
  license: 'GPL-3.0',
  topics: ['padel'],
  commits: [
    'Cancelar una reserva',
    'Avisar por correo',
    'Mostrar las canchas libres',
    'Primera versión',
  ],
  files: {
    'README.md': lines(
      '# Canchas',
      'Una aplicación para reservar canchas de pádel en los clubes de la ciudad. Las personas ven las canchas que están libres,',
      'eligen una hora y reciben un correo con la confirmación. El club puede cerrar una cancha por lluvia y avisar a todos',
      'los jugadores que tienen una reserva para ese día, con un mensaje que también propone otras horas.',
      '## Cómo se instala',
      '```sh',
      'pip install -r requirements.txt',
      'python manage.py runserver',
      '```',
      '![Pantalla](pantalla.png)',
    ),
    'requirements.txt': 'Django==5.0.1\npsycopg==3.2.1\n',
    'manage.py': 'import django\n',
    'canchas/models.py': lines('def libre(cancha, hora):', '    return True'),
    'canchas/tests/test_models.py': lines('def test_libre():', '    assert True'),
    '.github/workflows/pruebas.yml': lines('on: push', 'steps:', '  - run: pytest'),
    LICENSE: 'GNU GENERAL PUBLIC LICENSE',
    '.gitignore': '__pycache__\n',
  },
}
