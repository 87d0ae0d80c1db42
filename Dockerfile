# Boxwright as a service: docker build -t boxwright . && docker compose up
# The same commit gives the same image: packages come from the lock file, and with SOURCE_DATE_EPOCH and rewrite-timestamp=true the
# files have its time. The base image has a version, not a digest, to take in its security fixes.
FROM node:22-bookworm-slim AS build
ARG SOURCE_DATE_EPOCH
WORKDIR /app
COPY package.json package-lock.json ./
COPY fixtures/package/package.json fixtures/package/
RUN npm ci --ignore-scripts
COPY tsconfig.json LICENSE README.md ./
COPY fixtures/package fixtures/package
COPY src src
COPY templates templates
# The packages of the server are optional for those who only draw. They stay, in the versions that are tested, and only they:
# without --save-prod npm takes them for the tools of developers that they are as well, and leaves them out. What the build is made
# with goes, too.
RUN npm run build && npm run docs && npm pkg delete workspaces && \
  npm install --omit=dev --save-prod --no-save --ignore-scripts --no-audit --no-fund $(node --print \
  "const { peerDependencies: own } = require('./package.json'); Object.keys(own).map((name) => name + '@' + own[name].slice(1)).join(' ')")

# slim, not distroless: its shell bounds the memory of the process that draws artwork.
FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/src/cli/main.js"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
