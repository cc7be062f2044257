// Imported first, before anything reads content: from here on this process, the build and the server that it starts, and its
// workers read the sample.
process.env.MINIUM_SAMPLE = 'true'
