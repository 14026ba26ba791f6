# Formats, checks and compiles the samples in Go.
set -e
# gofmt lists files that it would change, but still succeeds.
files="$(gofmt -l .)"
test -z "$files" || { echo "Format these files with gofmt: $files"; exit 1; }
echo 'module samples' > go.mod
go vet ./...
go build -ldflags='-s -w' -o bin/ ./...
