import { serveEditor } from './serve.ts'

const address = await serveEditor(process.cwd(), Number(process.env.PORT ?? 4180))
process.stdout.write(`\n  Éditeur : ${address}\n  Pour l’arrêter : Ctrl + C\n\n`)
